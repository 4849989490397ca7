import { closeOverlay, openOverlay } from '../core/panel-actions.ts';
import { selectRefusal } from '../core/permissions.ts';
import { keysOf, shortcutGroups, shortcutNames, shortcuts } from '../core/shortcuts.ts';
import { showTourStep } from '../core/tour-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Keys } from '../ui/Keys.tsx';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as styles from './help.module.css';

const t = messages.help;
const WIDTH = 900;

export function HelpDialog() {
  const editor = useEditor();
  const now = useEditorState();
  const close = () => closeOverlay(editor, 'help');
  return (
    <Dialog title={t.title} width={WIDTH} onClose={close}>
      <div className={styles.help}>
        <p className={inputsStyles.hint}>{t.hint}</p>
        <div className={inputsStyles.actions}>
          <Button look="primary" onClick={() => openOverlay(editor, { kind: 'commands' })}>
            {t.allCommands}
          </Button>
          <Button onClick={() => openOverlay(editor, { kind: 'guide' })}>{t.guide.title}</Button>
          {!selectRefusal(now) && (
            <Button
              onClick={() => {
                close();
                showTourStep(editor, 0);
              }}
            >
              {t.tour.show}
            </Button>
          )}
        </div>
        <div className={styles.groups}>
          {shortcutGroups.map((group) => (
            <section key={group}>
              <h3>{t.groups[group]}</h3>
              <dl className={styles.shortcuts}>
                {shortcutNames
                  .filter((name) => shortcuts[name].group === group)
                  .map((name) => (
                    <div key={name} data-shortcut={name}>
                      <dt>{t.shortcuts[name]}</dt>
                      <dd>
                        {keysOf(name).map((keys, index) => (
                          <span key={keys}>
                            {index > 0 && t.also} <Keys keys={keys} />
                          </span>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          <section>
            <h3>{t.markdown.title}</h3>
            <dl className={styles.shortcuts}>
              {t.markdown.examples.map(({ typed, made }) => (
                <div key={typed}>
                  <dt>{made}</dt>
                  <dd>
                    <code>{typed}</code>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </Dialog>
  );
}
