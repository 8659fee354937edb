import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Explainer.module.css'

export type ExplainerProps = {
  points: readonly { drawing: ReactNode; title: string; text: string }[]
  /** A next step. */
  children?: ReactNode
}

/** Explains a topic in a few points, each with a drawing. */
export function Explainer({ points, children }: ExplainerProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.explainer}>
      {points.map(({ drawing, title, text }) => (
        <section key={title} className={classes.point}>
          {drawing}
          <div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </div>
        </section>
      ))}
      {children}
    </div>
  )
}
