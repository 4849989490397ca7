import type { SiteSettings } from '../../../../../proto/entities/site-settings.ts';
import { api } from '../../../api.ts';
import { ask } from '../../core/ask.ts';
import { attempt } from '../../core/toast.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';

/** Redirects that older clients keep in the site settings: they take effect, so they are shown and can be removed. */
export function SettingsRedirects({ domainId }: { domainId: string }) {
  const { data, reload } = useCall('GET /siteSettings/loadSiteSettings', { domainId });
  if (!data?.redirects?.length) return null;
  const remove = async (from: string) => {
    const question = {
      title: 'Delete redirect',
      text: `The redirect from ${from} is taken out of the site settings.`,
      consequences: ['Visitors are sent on until the site settings are published.'],
      yes: 'Delete',
      danger: true,
    };
    if (!(await ask(question))) return;
    const without: SiteSettings = {
      ...data,
      domainId,
      redirects: data.redirects!.filter((redirect) => redirect.from !== from),
    };
    const call = () => api('POST /siteSettings/saveSiteSettings', { siteSettings: without });
    if (await attempt(call, 'Redirect deleted: publish the site settings to take it offline.')) reload();
  };
  return (
    <>
      <h3>Redirects of the site settings</h3>
      <p className="ed-hint">They were stored with the site settings. A redirect above from the same address wins.</p>
      <Table columns={['From', 'To', 'Actions']} rows={data.redirects} keyOf={({ from }) => from}>
        {({ from, to }) => (
          <>
            <td>{from}</td>
            <td>{to}</td>
            <td>
              <ActionButton look="danger" aria-label={`Delete the redirect from ${from}`} run={() => remove(from)}>
                Delete
              </ActionButton>
            </td>
          </>
        )}
      </Table>
    </>
  );
}
