import { renderToString } from 'react-dom/server';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { toProps } from '../block.ts';
import { newItem } from '../new-item.ts';
import { MailchimpForm } from './MailchimpForm.tsx';
import * as styles from './MailchimpForm.module.css';
import { mailchimpFormBlock } from './MailchimpForm.fields.ts';

const html = (stored: Record<string, unknown>, item = newItem(mailchimpFormBlock, 'k'), visit = visitFixture()) =>
  renderToString(
    <VisitContext value={visit}>
      <MailchimpForm {...toProps(mailchimpFormBlock, { ...item, ...stored })} />
    </VisitContext>,
  );

test('with a mailing list there is a form with all its fields', () => {
  const markup = html({
    listId: 'a1b2',
    label: 'Work email',
    submitText: 'Go on',
    privacy: '<p>Nobody else gets it.</p>',
    fields: [{ key: 'f', id: 'FNAME', name: 'First name', placeholder: 'Edith', required: false }],
  });
  for (const text of ['Work email', 'Go on', 'Nobody else gets it.', 'First name', 'Edith', '(optional)'])
    expect(markup).toContain(text);
});

test('the form cannot be sent before its script is loaded', () => {
  expect(html({ listId: 'a1b2' })).toMatch(/<button[^>]* disabled=""/);
});

test('an item stored with the address of a form shows the mail address instead', () => {
  const old = {
    componentType: 'MailchimpForm',
    key: 'k',
    title: 'A letter',
    action: 'https://x.list-manage.com/?id=1',
  };
  const markup = html({}, old as never);
  expect(markup).not.toMatch(/<form|list-manage/);
  expect(markup).toMatch(/To subscribe, write to us:.*href="\/au\/contact"/);
});

test('with a form, the mail address is only for visitors without scripts', () => {
  expect(html({ listId: 'a1b2', writeTo: 'letters@tern.example' })).toMatch(
    new RegExp(`class="${styles.instead}".*href="mailto:letters@tern.example"`),
  );
});

describe('while no mailing list is connected', () => {
  const unconnected = visitFixture({ unconnected: ['mailingList'] });

  test('visitors see the mail address instead of the form, and nothing without one', () => {
    const withAddress = html({ listId: 'a1b2', writeTo: 'letters@tern.example' }, undefined, unconnected);
    expect(withAddress).not.toContain('<form');
    expect(withAddress).toContain('href="mailto:letters@tern.example"');
    expect(html({ listId: 'a1b2' }, undefined, unconnected)).toBe('');
  });
});
