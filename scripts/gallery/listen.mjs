/** What the browser complains of, as a list that grows while the page lives. The address itself may be missing on purpose. */
export function listen(tab) {
  const heard = [];
  tab.on('console', (message) => {
    const isPageItself = message.location().url === tab.url() && message.text().includes('404');
    if (message.type() === 'error' && !isPageItself) heard.push(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${reason}`);
  });
  return heard;
}
