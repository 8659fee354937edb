/** In characters. */
const longest = 1024
const longestPicture = 2048
const pictures: ReadonlySet<string> = new Set(['avatar', 'header'])
/** Where pictures of ENS names are (ENSIP-12). No code, and no picture that can have code in it. */
const pictureForms = [
  /^https:\/\/[^\s/?#]/,
  /^ipfs:\/\/[^\s/?#]/,
  /^eip155:[1-9]\d{0,15}\/erc(?:721|1155):0x[\da-fA-F]{40}\/\d{1,78}$/,
  /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/,
]

/**
 * Why a text must not be written, as a sentence. `undefined` where it may be.
 * @see ENSIP-5, ENSIP-12
 */
export function checkText(key: string, value: string): string | undefined {
  if (key.length > 64 || !/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/i.test(key))
    return 'A key has up to 64 letters and digits, with dots or hyphens between them.'
  const limit = pictures.has(key) ? longestPicture : longest
  if (value === '' || value.length > limit)
    return `The text has 1 to ${limit} characters. null deletes it.`
  if (
    !value.isWellFormed() ||
    hasControl(key === 'description' ? value.replaceAll('\n', '') : value)
  )
    return 'The text has characters that cannot be shown.'
  if (pictures.has(key) && !pictureForms.some((form) => form.test(value)))
    return 'A picture is an address of https: or ipfs:, an item as eip155:1/erc721:0x…/1, or a PNG, JPEG or WebP as data:.'
  if (key === 'url' && !isWebAddress(value)) return 'The url is an address of https: or http:.'
  return undefined
}

/** Control characters, and those that turn the direction of what stands after them. */
function hasControl(value: string): boolean {
  return /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(value)
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value)
}
