document.getElementById('hall').textContent =
  'This browser is too old for Magehall. Any browser from 2023 or later will do. / Ce navigateur est trop ancien pour Magehall. Tout navigateur de 2023 ou plus récent convient.';
