import { showControl } from '#lib/show-control.ts';

for (const divider of document.querySelectorAll<HTMLInputElement>('.match-cut > input')) {
  divider.addEventListener('input', () => {
    const cut = divider.closest<HTMLElement>('.match-cut');
    cut?.classList.add('is-held');
    cut?.style.setProperty('--cut', `${divider.value}%`);
  });
  showControl(divider);
}
