import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SmartAccountTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof SmartAccountTexts> = {
  'smartAccount.intro':
    'Akıllı hesapla birkaç adımı tek seferde onaylarsınız ve uygulamalar ücretlerinizi ödeyebilir. Adresiniz aynı kalır.',
  'smartAccount.introContract':
    'Akıllı hesapla birkaç adımı tek seferde onaylarsınız ve uygulamalar ücretlerinizi ödeyebilir. Adresi sade hesabınızınkinden farklıdır.',
  'smartAccount.addresses': 'Aynı giriş, başka adres',
  'smartAccount.use': 'Akıllı hesap kullan',
  'smartAccount.kept': 'Kapatıldı. Yükseltilenler, siz kaldırana kadar öyle kalır.',
  'smartAccount.loading': 'Ağlarınız denetleniyor…',
  'smartAccount.ready': 'Hazır. İlk işleminizle yükseltilir.',
  'smartAccount.readyContract': 'Hazır. İlk işleminizle oluşturulur.',
  'smartAccount.upgraded': 'Yükseltildi',
  'smartAccount.count': '{count, plural, one {# ağda yükseltildi} other {# ağda yükseltildi}}',
  'smartAccount.plain': 'Sade hesap',
  'smartAccount.unavailable': 'Burada kullanılamıyor. Hesabınız sade hesap olarak çalışır.',
  'smartAccount.unavailableContract': 'Burada kullanılamıyor. Sade hesabınızı kullanın.',
  'smartAccount.unknown': 'Bilmediğimiz kod çalıştırıyor',
  'smartAccount.contract': 'Sözleşme hesabı',
  'smartAccount.failed': 'Bu ağ denetlenemedi',
  'smartAccount.explorer': 'Gezginde görüntüle',
  'smartAccount.remove': 'Yükseltmeyi kaldır',
  'smartAccount.removeText':
    '{network} ağında hesabınız sade hesaba döner ve orada verdiğiniz izinler sona erer. Ağ ücretini siz ödersiniz.',
  'smartAccount.keep': 'İptal',
  'smartAccount.asking': 'Yükseltme kaldırılıyor…',
  'smartAccount.waiting': '{network} bekleniyor…',
  'smartAccount.removed': 'Yükseltme kaldırıldı',
  'smartAccount.confirmed': '{network} bunu doğruluyor.',
  'smartAccount.unclear': 'Henüz onaylanmadı',
  'smartAccount.unclearText': 'Yolda. Yeniden denemeden önce gezginden bakın.',
  'smartAccount.notRemoved': 'Yükseltme kaldırılmadı',
  'smartAccount.done': 'Bitti',
  'smartAccount.codeIntro':
    'Bir hesap, kendisi adına işlem yapan bir programın kodunu çalıştırabilir. Sizinkinin kimin kodunu çalıştırdığı burada.',
  'smartAccount.stop':
    'Bu hesap bilmediğimiz kod çalıştırıyor. Kodu yazan, buraya gelenleri alabilir.',
  'smartAccount.elsewhere':
    'Kaldırmak için {wallet} uygulamasını açıp akıllı hesabı oradan kapatın.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Hesabınız {network} ağında akıllı hesap olamaz. Hiçbir şey gönderilmedi.',
  OPERATION_REJECTED:
    'Bu kabul edilmedi. Hiçbir şey gönderilmedi. Ücret için yeterli bakiyeniz olduğunu denetleyin.',
  SPONSOR_DECLINED:
    'Sponsor artık bunu ödemiyor. Hiçbir şey gönderilmedi. Yeni ücreti görmek için yeniden deneyin.',
}
