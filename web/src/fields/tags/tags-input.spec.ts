import { newTag } from './TagsInput.tsx';

test('a tag is lower case', () => expect(newTag([], ' Pension ')).toBe('pension'));
test('a tag is not added twice', () => expect(newTag(['pension'], 'PENSION')).toBeNull());
test('an empty tag is not added', () => expect(newTag(['pension'], '  ')).toBeNull());
