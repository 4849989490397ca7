import { Fragment, type ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.roles;

interface RoleUsesFound {
  users: readonly { _id: string; username: string }[];
  pages: readonly { _id: string; slug: string }[];
  regions: readonly { _id: string; name: string }[];
}

export const isUsed = ({ users, pages, regions }: RoleUsesFound): boolean =>
  users.length + pages.length + regions.length > 0;

export function UseLists({ uses }: { uses: RoleUsesFound }) {
  if (!isUsed(uses)) return <p>{t.unused}</p>;
  const shown = uses.pages.filter(({ slug }) => slug !== '');
  const hidden = uses.pages.length - shown.length;
  const lists: [string, ReactNode[]][] = [
    [t.holders, uses.users.map(({ username }) => username)],
    [
      t.usedByPages,
      [
        ...shown.map(({ slug }) => (
          <a href={`/${slug}`} target="_blank" rel="noreferrer">
            /{slug}
          </a>
        )),
        ...(hidden > 0 ? [t.hiddenPages(hidden)] : []),
      ],
    ],
    [t.usedByRegions, uses.regions.map(({ name }) => name)],
  ];
  return (
    <dl className={tablesStyles.facts}>
      {lists
        .filter(([, entries]) => entries.length > 0)
        .map(([label, entries]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {entries.map((entry, index) => (
                <Fragment key={index}>
                  {index > 0 && ', '}
                  {entry}
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}
