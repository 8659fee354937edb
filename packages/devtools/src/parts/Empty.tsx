import type { JSX, ReactNode } from 'react'
import { styles } from '../style/styles.ts'

/** What stands where there is nothing to show, and what to do about it. */
export function Empty({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className={styles.classes.empty}>{children}</div>
}
