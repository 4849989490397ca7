// Runs Lighthouse with the settings for phones, in its own process because Jest cannot load its modules. Only `performance` takes
// long and depends on the load of the machine, so it is measured on request.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const PERFORMANCE = process.env.LIGHTHOUSE === 'performance' ? ['performance'] : [];
const CATEGORIES = [...PERFORMANCE, 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['network-requests', 'cumulative-layout-shift', 'unsized-images'];
const chrome = await launch({
  chromePath: process.env.CHROMIUM,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const measured = [];
try {
  for (const url of process.argv.slice(2)) {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      onlyAudits: AUDITS,
      disableFullPageScreenshot: true,
    });
    measured.push(summaryOf(lhr));
  }
  process.stdout.write(JSON.stringify(measured));
} finally {
  chrome.kill();
}

function summaryOf({ categories, audits }) {
  const requests = audits['network-requests'].details.items;
  const bytes = (type) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    failed: failedIn(categories, audits),
    bytes: { style: bytes('Stylesheet'), font: bytes('Font'), image: bytes('Image') },
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    unsizedImages: audits['unsized-images'].details?.items.length ?? 0,
    milliseconds: Object.fromEntries(
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
        .filter((name) => audits[name])
        .map((name) => [name, Math.round(audits[name].numericValue)]),
    ),
    urls: requests.map(({ url }) => url),
  };
}

/** Returns the audits that reduced the score, each with its first details. */
function failedIn(categories, audits) {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 1)
      .map((ref) => {
        const { displayValue, details } = audits[ref.id];
        const things = (details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? item.url ?? '');
        return [`${id}: ${ref.id}`, displayValue, ...things].filter(Boolean).join(' ');
      }),
  );
}
