import Chart from 'chart.js/auto';

/** The colors of the theme, as the canvas wants them: custom properties resolved by a probe. */
function palette(host) {
  const probe = host.appendChild(document.createElement('i'));
  const found = {};
  for (const name of ['ink', 'soft', 'line', 'accent', 'good', 'bad', 'blue', 'aember']) {
    probe.style.color = `var(--${name})`;
    found[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return found;
}

/** Points with their intervals; one that is clear of one half has a color, one that is not says nothing for sure. */
function points({rows, unit: label}, colors) {
  const tints = rows.map(({low, high}) => (low > 0.5 ? colors.good : high < 0.5 ? colors.bad : colors.soft));
  return [
    {
      type: 'line', label, showLine: false, data: rows.map(row => row.rate * 100),
      pointRadius: 5, pointHoverRadius: 7, backgroundColor: tints, borderColor: tints,
    },
    {
      type: 'bar', label, data: rows.map(row => [row.low * 100, row.high * 100]),
      backgroundColor: tints.map(tint => tint.replace('rgb(', 'rgba(').replace(')', ', 0.35)')),
      barThickness: 7, borderSkipped: false,
    },
  ];
}

const bars = ({rows, bars, lying, label}, colors) => Object.entries(bars).map(([what, color]) => ({
  type: 'bar', label: label(what), data: rows.map(row => row[what]), backgroundColor: colors[color],
  maxBarThickness: lying ? 10 : 40,
}));

/**
 * Draws a plot on a canvas: its `bars`, each called as `label` says, or else rates as points with their
 * intervals, with a line at one half. Gives the chart, to be destroyed when it is drawn anew.
 */
export function draw(canvas, plot) {
  const colors = palette(canvas.parentElement);
  const isRate = !plot.bars;
  const [axis, across] = isRate || plot.lying ? ['y', 'x'] : ['x', 'y'];
  const isHalf = ({tick}) => isRate && tick.value === 50;
  Object.assign(Chart.defaults, {color: colors.soft, borderColor: colors.line});
  Chart.defaults.font.family = getComputedStyle(canvas).fontFamily;
  return new Chart(canvas, {
    data: {labels: plot.rows.map(row => row.name), datasets: (isRate ? points : bars)(plot, colors)},
    options: {
      indexAxis: axis,
      animation: false,
      maintainAspectRatio: false,
      interaction: {mode: 'index', axis, intersect: false},
      scales: {
        [axis]: {
          grid: {display: false},
          ticks: {color: colors.ink, autoSkip: axis === 'x', callback(value) {
            const label = String(this.getLabelForValue(value));
            return label.length > 24 ? `${label.slice(0, 23)}…` : label;
          }},
        },
        [across]: {
          beginAtZero: true,
          max: isRate ? 100 : undefined,
          title: {display: true, text: plot.unit},
          ticks: isRate ? {stepSize: 25, callback: value => `${value} %`} : {precision: plot.lying ? undefined : 0},
          grid: {color: at => (isHalf(at) ? colors.ink : colors.line), lineWidth: at => (isHalf(at) ? 2 : 1)},
        },
      },
      plugins: {
        legend: {display: Object.keys(plot.bars ?? {}).length > 1},
        tooltip: {
          filter: item => !isRate || item.datasetIndex === 0,
          callbacks: isRate ? {label: item => plot.rows[item.dataIndex].told} : {},
        },
      },
    },
  });
}
