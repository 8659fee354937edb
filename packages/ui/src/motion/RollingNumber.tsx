import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useStyles } from '../style/useStyles.ts'
import sheet from './RollingNumber.module.css'
import { ease } from './transitions.ts'
import { useMotionEngine } from './useMotionEngine.ts'

export type RollingNumberProps = { children: string }

/** Seconds. */
const rollS = 0.26

/**
 * A formatted number whose changed characters roll into place. At rest it is plain text; screen
 * readers know the new number only.
 */
export function RollingNumber({ children: text }: RollingNumberProps): ReactElement {
  const classes = useStyles(sheet)
  const engine = useMotionEngine()
  const element = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<{ text: string; last?: string }>({ text })
  if (shown.text !== text) setShown(engine ? { text, last: shown.text } : { text })
  const { last } = shown

  useLayoutEffect(() => {
    const { current } = element
    if (!current || !engine || last === undefined) return
    const rolls = [...current.children].flatMap((character, index) => {
      const fromEnd = text.length - index
      if (last.at(-fromEnd) === text.at(-fromEnd)) return []
      const roll = { opacity: [0, 1], transform: ['translateY(0.5em)', 'translateY(0em)'] }
      return engine.play(character, roll, { duration: rollS, ease })
    })
    void Promise.all(rolls).then(() =>
      setShown((current) => (current.text === text ? { text } : current)),
    )
  }, [engine, last, text])

  if (last === undefined) return <span>{text}</span>
  return (
    <span ref={element} role="img" aria-label={text}>
      {[...text].map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places do not move
        <span key={index} className={classes.character} aria-hidden="true">
          {character}
        </span>
      ))}
    </span>
  )
}
