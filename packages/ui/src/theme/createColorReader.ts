import type { ReadColor } from './checkTheme.ts'
import type { Rgb } from './getContrast.ts'

const white: Rgb = [255, 255, 255]

/** Computes colours with a canvas and the variables of an element. */
export function createColorReader(element: HTMLElement): ReadColor | undefined {
  const document = element.ownerDocument
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  return (value, below = white) => {
    if (!document.defaultView?.CSS.supports('color', value)) return undefined
    const probe = document.createElement('i')
    probe.style.color = value
    element.append(probe)
    const { color } = document.defaultView.getComputedStyle(probe)
    probe.remove()
    for (const fill of [`rgb(${below.join(' ')})`, color]) {
      context.fillStyle = fill
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
}
