/**
 * Shows the OpenAPI document of one service, `?service=` says which. Requests go through
 * match-service, which passes those below `/<service>/` on.
 */
const PREFIXES = {
  'match-service': '',
  'rules-service': '/rules-service',
  'replay-service': '/replay-service',
  'deck-service': '/deck-service',
};

const asked = new URLSearchParams(location.search).get('service');
const service = asked in PREFIXES ? asked : 'match-service';

for (const name of Object.keys(PREFIXES)) {
  const link = document.createElement('a');
  link.href = `/api?service=${name}`;
  link.textContent = name;
  if (name === service) link.setAttribute('aria-current', 'page');
  document.getElementById('services').append(link, ' ');
}

const answer = await fetch(`${PREFIXES[service]}/v3/api-docs`);
if (answer.ok) {
  const spec = await answer.json();
  SwaggerUIBundle({
    spec: {...spec, servers: [{url: `${location.origin}${PREFIXES[service]}`}]},
    dom_id: '#api',
    deepLinking: true,
    validatorUrl: null,
  });
} else {
  document.getElementById('api').textContent = `${service} gave no document (${answer.status}). Reload this page to try again.`;
}
