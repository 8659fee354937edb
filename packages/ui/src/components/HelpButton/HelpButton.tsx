import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './HelpButton.module.css'

export type HelpButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'>

/** The question below a list whose answer is a view. */
export function HelpButton(props: HelpButtonProps): ReactElement {
  const classes = useStyles(sheet)
  return <button type="button" {...props} className={classes.help} />
}
