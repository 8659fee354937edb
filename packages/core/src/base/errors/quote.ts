const limit = 120

/** Formats an unknown value as short, safe text for an error message. Never throws. */
export function quote(value: unknown): string {
  const text = escapeInvisible(print(value).slice(0, limit + 1))
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}

function print(value: unknown): string {
  try {
    return typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value))
  } catch {
    return `[unreadable ${typeof value}]`
  }
}

/**
 * Escapes control, format and separator characters. They can hide or reverse the text beside them.
 */
function escapeInvisible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  )
}
