import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Brand, BrandStyle } from '../../../../../proto/entities/brand.ts';
import { encodePart } from '../../../../../proto/unicode.ts';
import { api, loadDocument } from '../../../api.ts';
import { createPalette } from '../../../brand/palette.ts';
import { createBrandSheet } from '../../../brand/style-sheet.ts';
import { optionsOf, picture } from '../../../fields/field.ts';
import { chooseLogo } from '../../../visit/shell/choose-logo.ts';
import { PlainContents } from '../../canvas/Preview.tsx';
import { useEditorState } from '../../core/use-editor.ts';
import type { Form } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { blockOptions } from '../../palette/block-options.ts';
import { PictureChoice } from '../../pictures/PictureChoice.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useCall, useResult } from '../../ui/use-call.ts';
import { emailError } from '../account/IdentityFields.tsx';
import type { ScreenProps } from '../places.ts';
import { FontChoice } from './FontChoice.tsx';
import { logoField } from '../../pictures/picture-fields.ts';
import { DocumentForm } from './SettingsForm.tsx';
import * as styles from './brand-tab.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.brand;

const colours = ['primary', 'accent', 'ground'] as const;
const pictures = [
  { name: 'logo', field: logoField },
  { name: 'logoDark', field: logoField },
  { name: 'mark', field: picture(t.mark, { desktop: { width: 500, height: 500 } }) },
] as const;

export function BrandTab({ refresh }: ScreenProps) {
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data, error } = useCall('GET /brand/load', { domainId });
  if (error && !data) return <p className={inputsStyles.error}>{error}</p>;
  if (!data) return <p className={inputsStyles.hint}>{common.loading}</p>;
  const show = (stored: Brand): Brand => {
    adoptSheet(document, stored);
    refresh();
    return stored;
  };
  return (
    <DocumentForm
      name="brand"
      kind="brand"
      texts={t}
      stored={data}
      load={async () => show(await api('GET /brand/load', { domainId }))}
      save={async (brand) => show(await api('POST /brand/save', { brand }))}
      publish={async (brand) => show(await api('POST /brand/publish', { brand }))}
    >
      {({ value, bind }) => <BrandFields brand={value} bind={bind} />}
    </DocumentForm>
  );
}

function BrandFields({ brand, bind }: { brand: Brand; bind: Form<Brand>['bind'] }) {
  const { palette, shifts } = createPalette(brand);
  const plate = chooseLogo(brand, 'light')?.plate ?? chooseLogo(brand, 'dark')?.plate;
  return (
    <div className={styles.brand}>
      <div className={styles.settings}>
        <TextInput label={common.name} hint={t.nameHint} maxLength={100} {...bind('name')} />
        {pictures.map(({ name, field }) => (
          <fieldset
            key={name}
            className={sidebarStyles.group}
            style={{ '--picture-ground': name === 'logoDark' ? palette.night : palette.paper } as CSSProperties}
          >
            <legend>{t[name]}</legend>
            <PictureChoice field={field} {...bind(name)} />
            {name !== 'mark' && plate && !brand[name].imageId && (
              <p className={inputsStyles.hint}>{t.onPlate[plate]}</p>
            )}
          </fieldset>
        ))}
        <fieldset className={sidebarStyles.group}>
          <legend>{t.colours}</legend>
          {colours.map((name) => (
            <TextInput key={name} type="color" label={t[name]} {...bind(name)} />
          ))}
          <div role="status">
            {shifts.map((shift) => (
              <p key={shift.role} className={inputsStyles.hint}>
                {t.shifts[shift.role](shift)}
              </p>
            ))}
            {shifts.length === 0 && <p className={inputsStyles.hint}>{t.readable}</p>}
          </div>
        </fieldset>
        <Select label={t.corner} options={optionsOf(t.corners)} {...bind('corner')} />
        <Select label={t.buttonShape} options={optionsOf(t.buttonShapes)} {...bind('buttonShape')} />
        {(['headingFont', 'bodyFont'] as const).map((name) => (
          <FontChoice key={name} label={t[name]} {...bind(name)} />
        ))}
        <Select label={t.density} options={optionsOf(t.densities)} {...bind('density')} />
        <Select label={t.footerShape} options={optionsOf(t.footerShapes)} {...bind('footerShape')} />
        <Toggle label={t.darkTheme} hint={t.darkThemeHint} {...bind('darkTheme')} />
        <TextInput
          label={t.mailAddress}
          hint={t.mailAddressHint}
          type="email"
          maxLength={254}
          error={brand.mailAddress && emailError(brand.mailAddress)}
          {...bind('mailAddress')}
        />
      </div>
      <Preview brand={brand} />
    </div>
  );
}

const everyBlock = blockOptions(() => true).flatMap(({ id, createItems }) => createItems(id));

/** Shows the draft of the open page, and a sample of each block below it, without scripts, so that nothing reacts. */
function Preview({ brand }: { brand: Brand }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [main, setMain] = useState<Element | null>(null);
  const pageId = useEditorState().visit?.page?._id ?? '';
  const { data: html } = useResult(`${pageId} ${brand.revision}`, async (signal) => {
    const path = `/api/visit/version?_id=${encodePart(pageId)}&version=draft`;
    return (await loadDocument(path, signal)).text();
  });
  const show = () => {
    const inner = frame.current?.contentDocument;
    if (inner) adoptSheet(inner, brand);
    setMain(inner?.querySelector('main') ?? null);
  };
  useEffect(show);
  if (!html) return null;
  return (
    <>
      <iframe
        ref={frame}
        className={styles.brandPreview}
        title={t.preview}
        srcDoc={html}
        sandbox="allow-same-origin"
        onLoad={show}
      />
      {main && createPortal(<PlainContents items={everyBlock} />, main)}
    </>
  );
}

function adoptSheet(shown: Document, style: BrandStyle): void {
  const view = shown.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  // On a page that is open already, an optional font would not be shown.
  sheet.replaceSync(createBrandSheet(style).css.replaceAll('font-display:optional', 'font-display:swap'));
  shown.adoptedStyleSheets = [sheet];
}
