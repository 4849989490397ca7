import { useEffect, useState } from 'react';
import { getMessages } from '../../messages/catalogues.ts';
import { compareNewest } from '../../../../proto/newest-first.ts';
import type { Article } from '../../../../proto/pages.ts';
import { api } from '../../api.ts';
import { type ArticleSource, selectArticles, normalizeTags } from '../../blocks/parts/articles.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';

const t = messages.canvas;

const DEBOUNCE_MS = 250;
/** One more than any block shows, because the page itself, which is omitted, may be among them. */
const MAX_ARTICLES = 13;

interface ArticleResult {
  request: string;
  articles: readonly Article[];
  none: string;
}

export const useEditedArticles: ArticleSource = (type, tags) => {
  const editor = useEditor();
  const { articles: visited, domainId, region, language } = useVisit();
  const normalized = normalizeTags(tags);
  const request = JSON.stringify({
    type,
    tags: normalized,
    domainId,
    regionPrefix: region?.slugPrefix ?? '',
    language,
  } satisfies ArticleRequest);
  const debounced = useDebounced(request, DEBOUNCE_MS);
  const [result, setResult] = useState<ArticleResult | null>(null);
  useEffect(() => {
    let isStale = false;
    loadCached(editor, visited, debounced).then(
      (found) => isStale || setResult({ request: debounced, ...found }),
      () => isStale || setResult({ request: debounced, articles: [], none: t.articlesFailed }),
    );
    return () => void (isStale = true);
  }, [debounced, editor, visited]);
  if (result?.request !== request)
    return { articles: selectArticles(visited, type, normalized), none: t.articlesLoading };
  return result;
};

type LoadedArticles = Omit<ArticleResult, 'request'>;

/** Blocks share requests; each visit starts with an empty cache. */
const articleCache = () => new WeakMap<object, Map<string, Promise<LoadedArticles>>>();

function loadCached(editor: Editor, visit: object, request: string): Promise<LoadedArticles> {
  const cache = editor.get(articleCache);
  const cached = cache.get(visit) ?? new Map<string, Promise<LoadedArticles>>();
  cache.set(visit, cached);
  const found = cached.get(request) ?? load(editor, JSON.parse(request) as ArticleRequest);
  cached.set(request, found);
  found.catch(() => cached.delete(request));
  return found;
}

interface ArticleRequest {
  type: string;
  tags: string[];
  domainId: string;
  regionPrefix: string;
  language: string;
}

async function load(
  { state }: Editor,
  { type, tags, domainId, regionPrefix, language }: ArticleRequest,
): Promise<LoadedArticles> {
  const pageTypes = type === 'all' ? undefined : [type];
  const lists = await Promise.all(
    (tags.length > 0 ? tags : [undefined]).map((tag) =>
      api('GET /article/filter', { pageTypes, tag, regionPrefix, limit: MAX_ARTICLES }),
    ),
  );
  const ownId = state.documents.page?._id;
  const others = lists.flatMap(({ articles }) => articles).filter(({ _id }) => _id !== ownId);
  const articles = [...new Map(others.map((article) => [article._id, article])).values()];
  if (tags.length > 1) articles.sort(compareNewest);
  const isUnknown =
    articles.length === 0 &&
    tags.length === 1 &&
    !(await api('GET /article/loadTags', { domainId, regionPrefix })).includes(tags[0]!);
  const messages = getMessages(language).listing;
  return { articles, none: isUnknown ? messages.unknownTag : messages.none };
}
