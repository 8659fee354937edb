import { AnimatePresence } from 'framer-motion'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useStyles } from '../style/useStyles.ts'
import sheet from './CrossFade.module.css'
import { useTransition } from './useTransition.ts'

export type CrossFadeProps = {
  /** A new name fades. */
  name: string
  children?: ReactNode
}

/** Fades from one text to the next in its place. */
export function CrossFade({ name, children }: CrossFadeProps): ReactElement {
  const [first, setFirst] = useState<string | undefined>(name)
  if (first !== undefined && first !== name) setFirst(undefined)
  return (
    <AnimatePresence presenceAffectsLayout={false}>
      <Layer key={name} isFirst={name === first}>
        {children}
      </Layer>
    </AnimatePresence>
  )
}

type LayerProps = { isFirst: boolean; children: ReactNode }

function Layer({ isFirst, children }: LayerProps): ReactElement {
  const classes = useStyles(sheet)
  const element = useRef<HTMLSpanElement>(null)
  const isPresent = useTransition({
    element,
    enter: isFirst ? undefined : { opacity: [0, 1] },
    leave: { opacity: 0 },
  })
  return (
    <span
      ref={element}
      className={classes.layer}
      data-leaving={!isPresent}
      aria-hidden={isPresent ? undefined : true}
    >
      {children}
    </span>
  )
}
