import { generateClassName, localClassesIn } from '../../web/class-names.mjs';

export default {
  process(css, file) {
    const names = localClassesIn(css).map((name) => `export const ${name} = '${generateClassName(name, file)}';`);
    return { code: names.join('\n') };
  },
};
