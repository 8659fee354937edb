export type AvatarTones = {
  readonly from: string
  readonly to: string
  readonly angle: number
  readonly x: number
  readonly y: number
}

/** Two neighbouring hues of the same lightness, and their positions. Ignores letter case. */
export function toAvatarTones(address: string): AvatarTones {
  const hash = hashOf(address.toLowerCase())
  const hue = hash % 360
  const distance = 60 + ((hash >>> 9) % 60)
  return {
    from: `hsl(${hue} 68% 66%)`,
    to: `hsl(${(hue + distance) % 360} 72% 46%)`,
    angle: (hash >>> 15) % 360,
    x: 0.2 + ((hash >>> 20) % 7) / 10,
    y: 0.2 + ((hash >>> 24) % 7) / 10,
  }
}

/** FNV-1a, with a final mix so that similar addresses look different. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
