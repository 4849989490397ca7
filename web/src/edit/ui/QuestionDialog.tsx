import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import * as inputsStyles from './styles/inputs.module.css';
import * as formsStyles from './styles/forms.module.css';

export function QuestionDialog() {
  const editor = useEditor();
  const { question } = useEditorState();
  if (!question) return null;
  const answer = (yes: boolean) => editor.state.question?.answer(yes);
  return (
    <Dialog title={question.title} onClose={() => answer(false)}>
      {question.text && <p>{question.text}</p>}
      {question.consequences.length > 0 && (
        <ul className={formsStyles.consequences}>
          {question.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
      <div className={inputsStyles.actions}>
        <Button onClick={() => answer(false)} autoFocus>
          {question.no}
        </Button>
        <Button look={question.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {question.yes}
        </Button>
      </div>
    </Dialog>
  );
}
