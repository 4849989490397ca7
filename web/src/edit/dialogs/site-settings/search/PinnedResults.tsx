import { Trash2 } from 'lucide-react';
import type { SearchSettings } from '../../../../../../proto/entities/search-settings.ts';
import { PagePicker } from '../../../links/PagePicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { messages } from '../../../messages/messages.ts';
import * as inputsStyles from '../../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.search;

const MAX_PINS = 200;

type Pins = SearchSettings['pins'];

export function PinnedResults({ pins, onChange }: { pins: Pins; onChange: (pins: Pins) => void }) {
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.pins}</legend>
      <p className={inputsStyles.hint}>{t.pinsHint}</p>
      {pins.map((pin, index) => (
        <div key={index} className={inputsStyles.inline}>
          <TextInput
            label={t.pinQuery(index + 1)}
            required
            maxLength={100}
            value={pin.query}
            onChange={(query) => onChange(pins.with(index, { ...pin, query }))}
          />
          <PagePicker
            label={t.pinPage(index + 1)}
            hint=""
            href={pin.link.href}
            onChange={(href) => onChange(pins.with(index, { ...pin, link: { ...pin.link, href } }))}
          />
          <IconButton icon={Trash2} label={t.removePin(index + 1)} onClick={() => onChange(pins.toSpliced(index, 1))} />
        </div>
      ))}
      <Button
        disabled={pins.length >= MAX_PINS}
        onClick={() => onChange([...pins, { query: '', link: { type: 'page', href: '', text: '' } }])}
      >
        {t.addPin}
      </Button>
    </fieldset>
  );
}
