/** 32 bytes in hex, without `0x`. */
type Word = string

const bytesPerWord = 32

/**
 * Writes fixed words followed by one value of variable length, without `0x`: the arguments of
 * `isValidSignature(bytes32,bytes)` and of the validator of ERC-6492.
 * @see the specification of contract ABIs, "dynamic types"
 */
export function encodeArguments(parameters: {
  words: readonly Word[]
  /** In hex, without `0x`. */
  bytes: string
}): string {
  const { words, bytes } = parameters
  const length = bytes.length / 2
  const padded = bytes.padEnd(Math.ceil(length / bytesPerWord) * bytesPerWord * 2, '0')
  const offset = toWord((words.length + 1) * bytesPerWord)
  return [...words, offset, toWord(length), padded].join('')
}

function toWord(value: number): Word {
  return value.toString(16).padStart(2 * bytesPerWord, '0')
}
