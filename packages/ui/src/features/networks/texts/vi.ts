import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Các mạng',
  'networks.search': 'Tìm mạng',
  'networks.none': 'Không có mạng nào khớp với “{search}”.',
  'networks.unavailable': '{wallet} không cho phép ở đây',
  'networks.chosen': 'Đã chọn {network}',
  'networks.help': 'Mạng là gì?',
  'whatIsANetwork.ledgerTitle': 'Một cuốn sổ chung',
  'whatIsANetwork.ledgerText':
    'Mạng là bản ghi công khai về việc ai sở hữu gì. Nhiều máy tính cùng giữ nên không ai có thể tự sửa.',
  'whatIsANetwork.separateTitle': 'Mỗi mạng tách biệt',
  'whatIsANetwork.separateText':
    'Địa chỉ của bạn có thể giống nhau trên nhiều mạng, nhưng tài sản trên mạng này không có trên mạng khác.',
  'whatIsANetwork.feeTitle': 'Có đồng tiền riêng',
  'whatIsANetwork.feeText':
    'Mỗi mạng thu phí bằng đồng tiền riêng. Hãy giữ sẵn một ít trên mạng bạn muốn dùng.',
  'whatIsANetwork.choose': 'Chọn mạng',
  'switchNetwork.pendingTitle': 'Tiếp tục trong {wallet}',
  'switchNetwork.pendingText': 'Hãy xác nhận trong ví rằng bạn muốn dùng {network}.',
  'switchNetwork.slowText':
    'Không thấy gì? Hãy mở {wallet} và chọn {network}. Trang này sẽ tự cập nhật.',
  'switchNetwork.successTitle': 'Bạn đang ở {network}',
  'switchNetwork.rejectedTitle': 'Bạn đã từ chối chuyển',
  'switchNetwork.rejectedText': 'Bạn vẫn ở {network}.',
  'switchNetwork.waitingTitle': 'Mở {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} không thể tự chuyển',
  'switchNetwork.unsupportedText':
    'Hãy chọn {network} trong {wallet}, nếu có. Trang này sẽ tự cập nhật.',
  'switchNetwork.errorTitle': 'Không thể chuyển',
  'switchNetwork.offerTitle': 'Chuyển sang {network}?',
  'switchNetwork.offerText': '{wallet} đã kết nối, trên {current}. Trước đó bạn đã chọn {network}.',
  'switchNetwork.offerSwitch': 'Chuyển sang {network}',
  'switchNetwork.offerStay': 'Ở lại {network}',
  'switchNetwork.retry': 'Thử lại',
  'switchNetwork.other': 'Chọn mạng khác',
  'switchNetwork.otherWallet': 'Dùng ví khác',
  'switchActiveChain.heading': 'Kết nối ví cho {chain}',
  'switchActiveChain.text':
    '{network} cần ví hỗ trợ {chain}. Các kết nối hiện có vẫn được giữ nguyên.',
  'switchActiveChain.connect': 'Kết nối ví',
  'switchActiveChain.cancel': 'Để sau',
  'unsupported.heading': 'Mạng này không dùng được ở đây',
  'unsupported.text':
    'Ví của bạn đang ở mạng mà ứng dụng này không dùng. Hãy chuyển sang một trong các mạng sau để tiếp tục.',
}
