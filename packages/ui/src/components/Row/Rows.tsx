import { forwardRef, type ReactNode } from 'react'
import { moveBetweenRows } from './moveBetweenRows.ts'

export type RowsProps = { className?: string | undefined; children?: ReactNode }

/** Lists of rows that the arrow keys move through, with the search field above them. */
export const Rows: React.ForwardRefExoticComponent<
  RowsProps & React.RefAttributes<HTMLDivElement>
> = forwardRef<HTMLDivElement, RowsProps>(function Rows({ className, children }, ref) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the rows, which are buttons and links
    <div ref={ref} className={className} onKeyDown={moveBetweenRows}>
      {children}
    </div>
  )
})
