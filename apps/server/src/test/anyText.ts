import fc from 'fast-check'

/** Text of any code points, with control characters, lone surrogates and unassigned ones. */
export function anyText(
  constraints: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<string> {
  const unit = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
  return fc.string({ unit, maxLength: 20, ...constraints })
}
