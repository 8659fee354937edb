import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Tiếng Việt. Made by a machine and not yet reviewed by a native speaker. */
export const vi: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Mạng',
  'networks.search': 'Tìm mạng',
  'networks.none': 'Không có mạng nào khớp với “{search}”.',
  'networks.unavailable': 'Chưa bật trong {wallet}',
  'networks.chosen': 'Đã chọn {network}',
  'networks.help': 'Mạng là gì?',
  'whatIsANetwork.ledgerTitle': 'Sổ cái dùng chung',
  'whatIsANetwork.ledgerText':
    'Mạng là bản ghi công khai cho biết ai sở hữu gì. Nhiều máy tính cùng giữ bản ghi này đồng bộ, nên không ai có thể tự mình sửa lại.',
  'whatIsANetwork.separateTitle': 'Các mạng tách biệt nhau',
  'whatIsANetwork.separateText':
    'Địa chỉ của bạn có thể giống nhau trên nhiều mạng, nhưng những gì bạn có trên một mạng không có trên các mạng khác.',
  'whatIsANetwork.feeTitle': 'Phí bằng đồng coin riêng',
  'whatIsANetwork.feeText':
    'Mỗi mạng thu phí bằng đồng coin riêng. Hãy giữ một ít trên mọi mạng bạn dùng.',
  'whatIsANetwork.choose': 'Chọn mạng',
  'switchNetwork.pendingTitle': 'Tiếp tục trong {wallet}',
  'switchNetwork.pendingText': 'Chấp thuận việc đổi sang {network}.',
  'switchNetwork.slowText':
    'Không thấy? Mở {wallet} và chọn {network}. Trang này sẽ tự động cập nhật.',
  'switchNetwork.successTitle': 'Bạn đang dùng {network}',
  'switchNetwork.rejectedTitle': 'Đã từ chối đổi mạng',
  'switchNetwork.rejectedText': 'Bạn vẫn đang dùng {network}.',
  'switchNetwork.waitingTitle': 'Mở {wallet}',
  'switchNetwork.unsupportedTitle': 'Đổi trong {wallet}',
  'switchNetwork.unsupportedText':
    'Chọn {network} trong {wallet}, nếu có trong danh sách. Trang này sẽ tự động cập nhật.',
  'switchNetwork.errorTitle': 'Không đổi được mạng',
  'switchNetwork.offerTitle': 'Đổi sang {network}?',
  'switchNetwork.offerText':
    '{wallet} đang kết nối trên {current}. Trước đây bạn đã chọn {network}.',
  'switchNetwork.offerSwitch': 'Đổi sang {network}',
  'switchNetwork.offerStay': 'Tiếp tục dùng {network}',
  'switchNetwork.retry': 'Thử lại',
  'switchNetwork.other': 'Chọn mạng khác',
  'switchNetwork.otherWallet': 'Dùng ví khác',
  'switchActiveChain.heading': 'Kết nối ví cho {chain}',
  'switchActiveChain.text':
    '{network} cần ví hỗ trợ {chain}. Các ví khác của bạn vẫn được kết nối.',
  'switchActiveChain.connect': 'Kết nối ví',
  'switchActiveChain.cancel': 'Để sau',
  'unsupported.heading': 'Mạng không được hỗ trợ',
  'unsupported.text':
    'Ví của bạn đang dùng một mạng mà ứng dụng này không hỗ trợ. Hãy đổi mạng để tiếp tục.',
}
