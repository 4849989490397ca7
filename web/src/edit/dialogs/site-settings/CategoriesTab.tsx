import { Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.categories;

const MAX_CATEGORIES = 500;

/** Part of the site settings, because other clients read the categories there. */
export function CategoriesTab() {
  return (
    <SettingsForm name="categories">
      {({ value: { categories = [] }, change }) => (
        <>
          {categories.map((category, index) => (
            <div key={index} className={inputsStyles.inline}>
              <TextInput
                label={t.category(index + 1)}
                required
                maxLength={100}
                value={category.name}
                onChange={(name) => change({ categories: categories.with(index, { ...category, name }) })}
              />
              <IconButton
                icon={Trash2}
                label={t.remove(index + 1)}
                onClick={() => change({ categories: categories.filter((one) => one !== category) })}
              />
            </div>
          ))}
          {categories.length === 0 && <p className={inputsStyles.hint}>{t.none}</p>}
          <Button
            disabled={categories.length >= MAX_CATEGORIES}
            onClick={() => change({ categories: [...categories, { name: '' }] })}
          >
            {t.add}
          </Button>
        </>
      )}
    </SettingsForm>
  );
}
