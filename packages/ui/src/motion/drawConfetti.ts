/** One piece, in pixels and radians. */
type Piece = {
  x: number
  y: number
  speedX: number
  speedY: number
  angle: number
  readonly turn: number
  readonly size: number
  readonly color: string
}

const pieces = 50
const ticks = 200
const gravity = 0.12
const drag = 0.985

/**
 * Lets pieces of paper fall on a canvas, once.
 * @returns ends it
 */
export function drawConfetti(
  canvas: HTMLCanvasElement,
  { colors, random = Math.random }: { colors: readonly string[]; random?: () => number },
): () => void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0) return () => undefined
  const scale = Math.min(2, globalThis.devicePixelRatio || 1)
  canvas.width = width * scale
  canvas.height = height * scale
  const all = Array.from({ length: pieces }, (_, index) =>
    createPiece({
      x: width / 2,
      y: height / 3,
      color: colors[index % colors.length] ?? '',
      random,
    }),
  )
  let tick = 0
  let frame = requestAnimationFrame(draw)
  return () => cancelAnimationFrame(frame)

  function draw() {
    if (!context) return
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, width, height)
    if (tick === ticks) return
    tick += 1
    context.globalAlpha = 1 - tick / ticks
    for (const piece of all) {
      move(piece)
      context.save()
      context.translate(piece.x, piece.y)
      context.rotate(piece.angle)
      context.fillStyle = piece.color
      // Turned in the air, a piece looks narrower.
      context.fillRect(
        -piece.size / 2,
        -piece.size / 4,
        piece.size,
        (piece.size / 2) * Math.abs(Math.cos(piece.angle * 2)),
      )
      context.restore()
    }
    frame = requestAnimationFrame(draw)
  }
}

function createPiece({
  x,
  y,
  color,
  random,
}: {
  x: number
  y: number
  color: string
  random: () => number
}): Piece {
  const direction = -Math.PI / 2 + (random() - 0.5) * 2
  const speed = 4 + random() * 5
  return {
    ...{ x, y, color },
    speedX: Math.cos(direction) * speed,
    speedY: Math.sin(direction) * speed,
    angle: random() * Math.PI,
    turn: (random() - 0.5) * 0.3,
    size: 6 + random() * 4,
  }
}

function move(piece: Piece): void {
  piece.speedX *= drag
  piece.speedY = piece.speedY * drag + gravity
  piece.x += piece.speedX
  piece.y += piece.speedY
  piece.angle += piece.turn
}
