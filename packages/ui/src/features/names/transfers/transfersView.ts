import {
  createViewLoader,
  type ViewLoader,
} from '../../../components/LoadedView/createViewLoader.ts'

/** Names that were offered to the account and by it. Nothing where there are none. */
export const transfersView: ViewLoader<object> = createViewLoader(
  async () => (await import('./nameTransfers.ts')).nameTransfers,
)
