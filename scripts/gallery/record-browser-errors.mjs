/** A 404 of the page itself is ignored: some views show it on purpose. */
export function recordBrowserErrors(tab) {
  const errors = [];
  tab.on('console', (message) => {
    const isPageItself = message.location().url === tab.url() && message.text().includes('404');
    if (message.type() === 'error' && !isPageItself) errors.push(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}
