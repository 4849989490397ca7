import { log } from '../services/kit/log/log.ts';
import { runProcess } from '../services/kit/process/run-process.ts';
import { parseBffConfig } from './bff-config.ts';
import { createBff } from './create-bff.ts';

const logger = log.child({ service: 'bff' });

await runProcess('bff', logger, async () => {
  const bff = await createBff(parseBffConfig(process.env));
  logger.info(`The site is at ${process.env.BASE_URL ?? bff.url}`);
  return bff;
});
