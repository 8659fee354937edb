import fc from 'fast-check'

/** Text of any code points: control characters, halves of surrogate pairs and what is not assigned included. */
export function anyText(
  constraints: { minLength?: number; maxLength?: number } = {},
): fc.Arbitrary<string> {
  const unit = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
  return fc.string({ unit, maxLength: 20, ...constraints })
}
