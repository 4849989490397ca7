import { useDeferredValue, useState } from 'react';
import type { Article } from '../../../../proto/pages.ts';
import { listPageTypes } from '../page-types/registry.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Pager } from '../ui/Pager.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { useCall } from '../ui/use-call.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { usePictureAddress } from '../core/picture-editions.ts';
import { formatDay } from '../ui/format-date-time.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';

const t = messages.links;

const LIMIT = 24;

interface ArticleSelectorProps {
  onChoose: (article: Article) => void;
  onClose: () => void;
}

export function ArticleSelector({ onChoose, onClose }: ArticleSelectorProps) {
  const editor = useEditor();
  const { visit } = useEditorState();
  const articleTypes = listPageTypes(editor).filter(({ isArticle }) => isArticle);
  const [text, setText] = useState('');
  const [types, setTypes] = useState<readonly string[]>([]);
  const [page, setPage] = useState(1);
  const title = useDeferredValue(text);
  const chosen = types.length > 0 ? types : articleTypes.map(({ name }) => name);
  const { data, error, loading, reload } = useCall('GET /article/filter', {
    title,
    pageTypes: [...chosen],
    limit: LIMIT,
    currentPage: page - 1,
    regionPrefix: visit?.region?.slugPrefix ?? '',
  });
  return (
    <Dialog title={common.chooseArticle} size="wide" onClose={onClose}>
      <TextInput
        label={common.title}
        type="search"
        value={text}
        onChange={(next) => {
          setText(next);
          setPage(1);
        }}
      />
      <div className={inputsStyles.actions} role="group" aria-label={common.type}>
        {articleTypes.map(({ name, label }) => (
          <Toggle
            key={name}
            label={label}
            value={types.includes(name)}
            onChange={(on) => {
              setTypes(on ? [...types, name] : types.filter((one) => one !== name));
              setPage(1);
            }}
          />
        ))}
      </div>
      {error && <Button onClick={reload}>{t.searchAgain}</Button>}
      {!loading && !error && data?.articles.length === 0 && <p className={dialogsStyles.nothing}>{t.noArticles}</p>}
      <ul className={rowsStyles.rows}>
        {data?.articles.map((article) => (
          <li key={article._id}>
            <ArticleRow article={article} onChoose={() => onChoose(article)} />
          </li>
        ))}
      </ul>
      {data && <Pager page={page} size={LIMIT} total={data.total} onPage={setPage} />}
    </Dialog>
  );
}

function ArticleRow({ article, onChoose }: { article: Article; onChoose: () => void }) {
  const editor = useEditor();
  const { slug, pageType, header, lastPublished } = article;
  const imageId = usePictureAddress(header.image?.imageId ?? '');
  const type = listPageTypes(editor).find(({ name }) => name === pageType)?.label ?? pageType;
  const day = header.date || lastPublished;
  return (
    <button type="button" className={`${rowsStyles.rowOpen} ${linksStyles.article}`} onClick={onChoose}>
      <span className={linksStyles.articlePicture}>
        {imageId !== '' && <img src={imageUrl({ imageId, width: 360, height: 200 })} alt="" loading="lazy" />}
      </span>
      <span>
        <strong>{header.title || slug}</strong> /{slug}
        <span className={linksStyles.articleFacts}>{day ? `${type} · ${formatDay(day)}` : type}</span>
      </span>
    </button>
  );
}
