import type { PageQuery } from '../finding/page-query.ts';
import type { SearchEngine } from '../search-engine.ts';
import { document, idsOf, search as askEngine } from './a-document.ts';

/** States rules for typos, numbers and Unicode spellings of words. */
export function spellingFeatures(current: () => SearchEngine): void {
  let engine: SearchEngine;
  const search = (q: string, over: Partial<PageQuery> = {}) => askEngine(engine, q, over);
  const ids = async (q: string, over: Partial<PageQuery> = {}) => idsOf(await search(q, over));

  beforeEach(() => {
    engine = current();
  });

  test('corrects a word only if no page of any region has it in any form', async () => {
    await engine.put([
      document('contact', { text: 'contact' }),
      document('contract', { title: 'contract' }),
      document('illness', { text: 'cancer', region: 'nz' }),
      document('cancelled', { text: 'a cancelled cancel' }),
    ]);
    expect(await ids('contact')).toEqual(['contact']);
    expect(await search('comtact')).toMatchObject({ corrected: 'contact', hits: [{ _id: 'contact' }] });
    expect(await search('cancer', { region: 'au' })).toMatchObject({ total: 0 });
    expect(await search('cancers', { region: 'au' })).toMatchObject({ total: 0 });
    expect(await search('contact')).not.toHaveProperty('corrected');
  });

  test.each([
    ['another first letter', 'bontact'],
    ['two typos in a short word', 'kontakt'],
    ['a typo in a word of four letters', 'mine'],
    ['the stem of a word', 'travelz'],
    ['a number', '12346'],
  ])('does not correct %s', async (_, q) => {
    await engine.put([document('words', { text: 'contact mint travelling 12345' })]);
    expect(await search(q)).toMatchObject({ total: 0 });
  });

  test('corrects to the nearest word, of several to the most frequent, and leaves the rest of the query as it was typed', async () => {
    await engine.put([
      document('one', { title: 'Parental leave' }),
      document('two', { title: 'Leave, parental' }),
      document('other', { title: 'Parentel' }),
      document('rare', { title: 'parentar' }),
    ]);
    expect(await search('“Parentak” Leave')).toMatchObject({ corrected: '“parental” Leave', total: 2 });
  });

  test('finds words of scripts without spaces by parts of a sentence', async () => {
    await engine.put([
      document('chinese', { text: '我们的保险产品，医疗保险和理赔。', language: 'zh' }),
      document('japanese', { text: '健康保険について', language: 'ja' }),
      document('thai', { text: 'เรามีประกันสุขภาพ', language: 'th' }),
      document('korean', { text: '건강보험을 청구하세요', language: 'ko' }),
    ]);
    const found = async (q: string, language: string) => ids(q, { languages: [language] });
    for (const q of ['保险', '医疗', '理赔', '保险产品', '我们'])
      expect([q, await found(q, 'zh')]).toEqual([q, ['chinese']]);
    for (const q of ['保険', '健康']) expect([q, await found(q, 'ja')]).toEqual([q, ['japanese']]);
    for (const q of ['ประกัน', 'สุขภาพ']) expect([q, await found(q, 'th')]).toEqual([q, ['thai']]);
    for (const q of ['보험', '청구']) expect([q, await found(q, 'ko')]).toEqual([q, ['korean']]);
    expect(await found('赔', 'zh')).toEqual(['chinese']);
    expect(await found('险和', 'en')).toEqual(['chinese']);
    expect((await search('保险')).hits[0]!.highlight).toContain('<mark>保险</mark>产品');
  });

  test('finds a telephone or register number in any spelling', async () => {
    await engine.put([
      document('au', { text: 'Call 1300 226 574 today' }),
      document('sg', { text: 'Call +65 6226 5740' }),
      document('uk', { text: 'Call (0161) 496-0574' }),
      document('abn', { text: 'ABN 98 765 432 100' }),
    ]);
    for (const q of ['1300226574', '1300 226 574', '+61 1300 226 574', '1300-226-574', '1300226574 call', '1300 226'])
      expect([q, await ids(q)]).toEqual([q, ['au']]);
    for (const q of ['62265740', '6226 5740', '+6562265740', '0065 6226 5740'])
      expect([q, await ids(q)]).toEqual([q, ['sg']]);
    for (const q of ['+44 161 496 0574', '01614960574', '0161 4960574']) expect([q, await ids(q)]).toEqual([q, ['uk']]);
    for (const q of ['98765432100', 'ABN 98765432100']) expect([q, await ids(q)]).toEqual([q, ['abn']]);
    expect(await ids('1300226575')).toEqual([]);
    expect((await search('1300226574')).hits[0]!.highlight).toBe('Call <mark>1300 226 574</mark> today');
  });

  test('finds a word with invisible characters, in another Unicode form, and with other letters of its alphabet', async () => {
    await engine.put([
      document('soft', { title: 'Haft\u00adpflicht\u00adkasse', text: 'Frank\u200bfurt', language: 'de' }),
      document('decomposed', { title: 'Ko\u0308ln', text: 'Straße', language: 'de' }),
      document('letters', { title: 'Smørrebrød œuvre Łódź ﬁnance', language: 'en' }),
    ]);
    for (const q of ['Haftpflichtkasse', 'haft\u00adpflichtkasse', 'Frankfurt'])
      expect([q, await ids(q)]).toEqual([q, ['soft']]);
    for (const q of ['Köln', 'Ko\u0308ln', 'koln', 'strasse', 'Straße'])
      expect([q, await ids(q)]).toEqual([q, ['decomposed']]);
    for (const q of ['smorrebrod', 'oeuvre', 'lodz', 'finance']) expect([q, await ids(q)]).toEqual([q, ['letters']]);
  });
}
