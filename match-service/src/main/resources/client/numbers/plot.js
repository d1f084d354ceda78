import {
  BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, LineController, LineElement, PointElement,
  Tooltip,
} from 'chart.js';

Chart.register(
  BarController, BarElement, CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);

/** The colors of the theme, as the canvas wants them: custom properties resolved by a probe. */
function palette(host) {
  const probe = host.appendChild(document.createElement('i'));
  const color = name => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const names = ['ink', 'soft', 'line', 'accent', 'good', 'bad', 'blue', 'aember'];
  const found = Object.fromEntries(names.map(name => [name, color(name)]));
  found.font = getComputedStyle(host).fontFamily;
  probe.remove();
  return found;
}

/** An interval that is clear of one half has a color; one that is not says nothing for sure. */
const clear = (rate, colors) => (rate.low > 0.5 ? colors.good : rate.high < 0.5 ? colors.bad : colors.soft);

function rates(plot, colors) {
  const tints = plot.rows.map(row => clear(row.rate, colors));
  return [
    {
      type: 'line', label: plot.unit, showLine: false, data: plot.rows.map(row => row.rate.value * 100),
      pointRadius: 5, pointHoverRadius: 7, pointBackgroundColor: tints, pointBorderColor: tints, borderColor: tints,
    },
    {
      type: 'bar', label: plot.unit, data: plot.rows.map(row => [row.rate.low * 100, row.rate.high * 100]),
      backgroundColor: tints.map(tint => tint.replace('rgb(', 'rgba(').replace(')', ', 0.35)')),
      barThickness: 7, borderSkipped: false,
    },
  ];
}

function bars(plot, colors) {
  return plot.series.map(({label, key, color}) => ({
    type: 'bar', label, data: plot.rows.map(row => row[key]), backgroundColor: colors[color],
    maxBarThickness: plot.lying ? 10 : 40,
  }));
}

/**
 * Draws a plot on a canvas: `rates` are points with their intervals, lying and with a line at one
 * half; anything else are bars. Gives the chart, to be destroyed when it is drawn anew.
 */
export function draw(canvas, plot) {
  const colors = palette(canvas.parentElement);
  const isRate = plot.kind === 'rates';
  const lying = isRate || plot.lying;
  const ticks = {color: colors.soft, font: {family: colors.font}};
  const values = {
    ticks: {
      ...ticks, precision: plot.lying ? undefined : 0, stepSize: isRate ? 25 : undefined,
      callback: value => (isRate ? `${value} %` : value),
    },
    title: {display: true, text: plot.unit, color: colors.soft, font: {family: colors.font}},
    grid: {
      color: ({tick}) => (isRate && tick.value === 50 ? colors.ink : colors.line),
      lineWidth: ({tick}) => (isRate && tick.value === 50 ? 2 : 1),
    },
    beginAtZero: true,
    ...(isRate ? {min: 0, max: 100} : {}),
  };
  const names = {
    ticks: {...ticks, color: colors.ink, autoSkip: !lying, callback(value) {
      const label = String(this.getLabelForValue(value));
      return label.length > 24 ? `${label.slice(0, 23)}…` : label;
    }},
    grid: {display: false},
  };
  return new Chart(canvas, {
    data: {labels: plot.rows.map(row => row.label), datasets: isRate ? rates(plot, colors) : bars(plot, colors)},
    options: {
      indexAxis: lying ? 'y' : 'x',
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: {mode: 'index', axis: lying ? 'y' : 'x', intersect: false},
      scales: lying ? {x: values, y: names} : {x: names, y: values},
      plugins: {
        legend: {
          display: plot.series?.length > 1, labels: {color: colors.ink, font: {family: colors.font}, boxWidth: 14},
        },
        tooltip: {
          filter: isRate ? item => item.datasetIndex === 0 : undefined,
          callbacks: {
            label: ({dataIndex, dataset, formattedValue}) =>
              plot.rows[dataIndex].told ?? `${dataset.label}: ${formattedValue}`,
          },
        },
      },
    },
  });
}
