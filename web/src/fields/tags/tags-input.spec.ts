import { parseNewTag } from './TagsInput.tsx';

test('a tag is lower case', () => expect(parseNewTag([], ' Pension ')).toBe('pension'));
test('a tag is not added twice', () => expect(parseNewTag(['pension'], 'PENSION')).toBeNull());
test('an empty tag is not added', () => expect(parseNewTag(['pension'], '  ')).toBeNull());
