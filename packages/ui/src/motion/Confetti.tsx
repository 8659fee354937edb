import { type ReactElement, useEffect, useRef } from 'react'
import { useStyles } from '../style/useStyles.ts'
import sheet from './Confetti.module.css'
import { drawConfetti } from './drawConfetti.ts'

const tokens = ['--cleat-accent', '--cleat-success', '--cleat-warning', '--cleat-danger']

/** Paper that falls over a view, once. Nothing where motion is reduced. */
export function Confetti(): ReactElement {
  const classes = useStyles(sheet)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const isReduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    if (!canvas.current || isReduced) return undefined
    const style = getComputedStyle(canvas.current)
    const colors = tokens.map((token) => style.getPropertyValue(token).trim())
    return drawConfetti(canvas.current, { colors })
  }, [])
  return (
    <div className={classes.confetti} aria-hidden="true">
      <canvas ref={canvas} className={classes.canvas} />
    </div>
  )
}
