import { useEffect, useState } from 'react';
import type { Article } from '../../../../proto/pages.ts';
import { api } from '../../api.ts';
import {
  type ArticleSource,
  NO_ARTICLE,
  UNKNOWN_TAG,
  selectArticles,
  normalizeTags,
} from '../../blocks/parts/articles.ts';
import { useVisit } from '../../visit/visit-context.ts';
import { state } from '../core/state.ts';
import { useDebounced } from '../ui/use-debounced.ts';

const PAUSE = 250;
/** One more than any block shows, because the page itself may be among them. */
const NEWEST = 13;

interface Answer {
  asked: string;
  articles: readonly Article[];
  none: string;
}

export const useEditedArticles: ArticleSource = (type, tags) => {
  const { articles: visited, domainId, region } = useVisit();
  const wanted = normalizeTags(tags);
  const asked = JSON.stringify({ type, tags: wanted, domainId, regionPrefix: region?.slugPrefix ?? '' });
  const settled = useDebounced(asked, PAUSE);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isStale = false;
    find(visited, settled).then(
      (found) => isStale || setAnswer({ asked: settled, ...found }),
      () => isStale || setAnswer({ asked: settled, articles: [], none: 'The articles could not be loaded.' }),
    );
    return () => void (isStale = true);
  }, [settled, visited]);
  if (answer?.asked !== asked) return { articles: selectArticles(visited, type, wanted), none: 'Loading articles…' };
  return answer;
};

type Found = Omit<Answer, 'asked'>;

/** Blocks share requests; a new visit starts with an empty cache. */
const answers = new WeakMap<object, Map<string, Promise<Found>>>();

function find(visit: object, asked: string): Promise<Found> {
  const known = answers.get(visit) ?? new Map<string, Promise<Found>>();
  answers.set(visit, known);
  const found = known.get(asked) ?? ask(JSON.parse(asked) as ArticleRequest);
  known.set(asked, found);
  found.catch(() => known.delete(asked));
  return found;
}

interface ArticleRequest {
  type: string;
  tags: string[];
  domainId: string;
  regionPrefix: string;
}

async function ask({ type, tags, domainId, regionPrefix }: ArticleRequest): Promise<Found> {
  const pageTypes = type === 'all' ? undefined : [type];
  const lists = await Promise.all(
    (tags.length > 0 ? tags : [undefined]).map((tag) =>
      api('GET /article/filter', { pageTypes, tag, regionPrefix, limit: NEWEST }),
    ),
  );
  const own = state.documents.page?._id;
  const others = lists.flatMap(({ articles }) => articles).filter(({ _id }) => _id !== own);
  const articles = [...new Map(others.map((article) => [article._id, article])).values()];
  if (tags.length > 1) articles.sort(compareByDate);
  const isUnknown =
    articles.length === 0 &&
    tags.length === 1 &&
    !(await api('GET /article/loadTags', { domainId, regionPrefix })).includes(tags[0]!);
  return { articles, none: isUnknown ? UNKNOWN_TAG : NO_ARTICLE };
}

/** Must match the order of the server's lists. */
const compareByDate = (a: Article, b: Article): number =>
  compare(b.header.date, a.header.date) || compare(b.lastPublished, a.lastPublished) || compare(b._id, a._id);

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
