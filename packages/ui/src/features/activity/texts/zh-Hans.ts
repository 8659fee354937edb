import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '正在加载你的动态',
  'activity.failed': '获取交易失败',
  'activity.moreFailed': '更早的交易未能加载。',
  'activity.showMore': '显示更早的交易',
  'activity.moreLoading': '正在加载更早的交易',
  'activity.emptyTitle': '暂无动态',
  'activity.emptyText': '此账户在 {network} 上发生的事会显示在这里。',
  'activity.unsupportedTitle': '这里没有历史记录',
  'activity.noService': '此应用没有保存账户历史的服务。',
  'activity.noHistory': '此应用的服务不保存 {network} 的历史。',
  'activity.explorer': '在浏览器中查看',
  'activity.sentHere': '从此应用发送',
  'activity.operation':
    '{operation, select, send {已发送} receive {已收到} trade {已兑换} mint {已铸造} burn {已销毁} approve {已授权} revoke {已撤销授权} deposit {已存入} withdraw {已取出} borrow {已借入} repay {已偿还} claim {已领取} stake {已质押} unstake {已解除质押} sending {正在发送} self {发给自己} other {合约调用}}',
  'activity.status':
    '{status, select, pending {待处理} failed {失败} replaced {已被替换} dropped {未发送} unproven {未验证} other {已被更改}}',
  'activity.to': '至 {address}',
  'activity.from': '来自 {address}',
  'activity.collectible': '收藏品',
  'activity.more': '另有 {count} 项',
  'activity.dropped': '{count, plural, other {已略去 # 笔交易：服务给出的信息不可能成立。}}',
}
