import { type AbiFunction, parseAbiItem, toFunctionSelector } from 'viem'

/**
 * The selector of a function as descriptors write it: its signature, also with names of
 * parameters, or the selector itself.
 * @throws if it is none
 */
export function readFunction(text: string): string {
  if (/^0x[\da-f]{8}$/i.test(text)) return text.toLowerCase()
  try {
    if (isWhole(text)) return toFunctionSelector(parseAbiItem(`function ${text}`) as AbiFunction)
  } catch {
    // Said below.
  }
  throw new Error(`formats.${text.slice(0, 100)}: Must be the signature of a function.`)
}

/** Whether nothing stands behind the parameters, which would not be part of what is hashed. */
function isWhole(text: string): boolean {
  if (text.length > 2000 || !/^[A-Za-z_]\w*\([\w ,()[\]]*\)$/.test(text)) return false
  let depth = 0
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0 || (depth === 0 && character === ')' && at < text.length - 1)) return false
  }
  return depth === 0
}
