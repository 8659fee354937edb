import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Icon, type IconProps } from '../Icon/Icon.tsx'
import sheet from './IconTile.module.css'

export type IconTileProps = Pick<IconProps, 'of'>

/** An icon in place of a row's wallet picture. */
export function IconTile(props: IconTileProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.tile}>
      <Icon of={props.of} size={18} />
    </span>
  )
}
