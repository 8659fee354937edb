import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { ActivityTexts } from './en.ts'

/** 简体中文. Made by a machine and not yet reviewed by a native speaker. */
export const zhHans: AreaTexts<keyof ActivityTexts> = {
  'activity.loading': '正在加载你的活动',
  'activity.failed': '无法获取交易',
  'activity.moreFailed': '无法加载更早的交易。',
  'activity.showMore': '显示更早的交易',
  'activity.moreLoading': '正在加载更早的交易',
  'activity.emptyTitle': '还没有活动',
  'activity.emptyText': '你在 {network} 上的交易会显示在这里。',
  'activity.unsupportedTitle': '无法查看活动',
  'activity.noService': '请在区块浏览器中查看你的交易。',
  'activity.noHistory': '请在区块浏览器中查看你在 {network} 上的交易。',
  'activity.explorer': '在区块浏览器中查看',
  'activity.sentHere': '从此应用发送',
  'activity.operation':
    '{operation, select, send {发送} receive {接收} trade {兑换} mint {铸造} burn {销毁} approve {授权} revoke {撤销授权} deposit {存入} withdraw {提取} borrow {借入} repay {偿还} claim {领取} stake {质押} unstake {解除质押} sending {正在发送} self {发送给自己} other {合约调用}}',
  'activity.status':
    '{status, select, pending {待处理} open {仍在钱包中待处理} failed {失败} replaced {已被替换} dropped {未发送} unproven {未经验证} other {已被更改}}',
  'activity.to': '至 {address}',
  'activity.from': '来自 {address}',
  'activity.collectible': '收藏品',
  'activity.more': '另有 {count} 项',
  'activity.dropped': '{count, plural, other {# 笔交易因数据无效已隐藏。}}',
}
