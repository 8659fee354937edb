import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { NetworksTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof NetworksTexts> = {
  'networks.list': 'Ağlar',
  'networks.search': 'Ağ ara',
  'networks.none': '“{search}” ile eşleşen ağ yok.',
  'networks.unavailable': '{wallet} uygulamasında etkin değil',
  'networks.chosen': '{network} seçildi',
  'networks.help': 'Ağ nedir?',
  'whatIsANetwork.ledgerTitle': 'Ortak bir kayıt defteri',
  'whatIsANetwork.ledgerText':
    'Ağ, neyin kime ait olduğunu gösteren herkese açık bir kayıttır. Birçok bilgisayar bu kaydı eş tutar; bu yüzden kimse onu tek başına değiştiremez.',
  'whatIsANetwork.separateTitle': 'Ağlar birbirinden ayrıdır',
  'whatIsANetwork.separateText':
    'Adresiniz birden çok ağda aynı olabilir ama birinde sahip olduklarınız diğerlerinde bulunmaz.',
  'whatIsANetwork.feeTitle': 'Ücretler ağın kendi coin’iyle',
  'whatIsANetwork.feeText':
    'Her ağ, ücretleri kendi coin’iyle alır. Kullandığınız her ağda biraz bulundurun.',
  'whatIsANetwork.choose': 'Ağ seç',
  'switchNetwork.pendingTitle': '{wallet} uygulamasında devam edin',
  'switchNetwork.pendingText': '{network} ağına geçişi onaylayın.',
  'switchNetwork.slowText':
    'Görmüyor musunuz? {wallet} uygulamasını açıp {network} ağını seçin. Bu sayfa otomatik olarak güncellenir.',
  'switchNetwork.successTitle': '{network} ağındasınız',
  'switchNetwork.rejectedTitle': 'Geçiş reddedildi',
  'switchNetwork.rejectedText': 'Hâlâ {network} ağındasınız.',
  'switchNetwork.waitingTitle': '{wallet} uygulamasını aç',
  'switchNetwork.unsupportedTitle': '{wallet} uygulamasında değiştirin',
  'switchNetwork.unsupportedText':
    'Listede varsa {wallet} uygulamasında {network} ağını seçin. Bu sayfa otomatik olarak güncellenir.',
  'switchNetwork.errorTitle': 'Ağ değiştirilemedi',
  'switchNetwork.offerTitle': '{network} ağına geçilsin mi?',
  'switchNetwork.offerText':
    '{wallet}, {current} ağında bağlı. Daha önce {network} ağını seçmiştiniz.',
  'switchNetwork.offerSwitch': '{network} ağına geç',
  'switchNetwork.offerStay': '{network} ağında kal',
  'switchNetwork.retry': 'Tekrar dene',
  'switchNetwork.other': 'Başka ağ seç',
  'switchNetwork.otherWallet': 'Başka cüzdan kullan',
  'switchActiveChain.heading': '{chain} için cüzdan bağlayın',
  'switchActiveChain.text':
    '{network} için {chain} destekleyen bir cüzdan gerekir. Diğer cüzdanlarınız bağlı kalır.',
  'switchActiveChain.connect': 'Cüzdan bağla',
  'switchActiveChain.cancel': 'Şimdi değil',
  'unsupported.heading': 'Ağ desteklenmiyor',
  'unsupported.text':
    'Cüzdanınız, bu uygulamanın desteklemediği bir ağda. Devam etmek için ağı değiştirin.',
}
