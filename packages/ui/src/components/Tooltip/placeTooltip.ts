type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width' | 'height'>

const gap = 6
const margin = 8

/** The tooltip's position in the viewport: centred above its anchor, or below without space. */
export function placeTooltip(parameters: {
  anchor: Box
  bubble: Pick<Box, 'width' | 'height'>
  viewport: { readonly width: number }
}): { top: number; left: number } {
  const { anchor, bubble, viewport } = parameters
  const above = anchor.top - gap - bubble.height
  const middle = anchor.left + (anchor.width - bubble.width) / 2
  const last = viewport.width - margin - bubble.width
  return {
    top: Math.round(above >= margin ? above : anchor.bottom + gap),
    left: Math.round(Math.max(margin, Math.min(middle, last))),
  }
}
