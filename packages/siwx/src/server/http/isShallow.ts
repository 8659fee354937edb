const depthLimit = 32

/** Whether JSON is nested so little that it is safe to parse. Brackets in texts do not count. */
export function isShallow(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > depthLimit) return false
  }
  return true
}
