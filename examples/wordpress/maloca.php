<?php
/**
 * Plugin Name: Maloca
 * Description: Reservas y formularios de Maloca en tus páginas: un bloque, un widget de Elementor o un código corto.
 * Version: 0.0.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: maloca
 * Update URI: https://maloca.example/wordpress
 *
 * The build writes the version, which is that of the widgets.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The operator's address where the settings name none. */
const MALOCA_OPERATOR = 'http://localhost:4173';

/** Where the link leads without scripts, where the operator has not told it. */
const MALOCA_WRITE_TO = 'https://wa.me/573000000000';

/** Keeps programs that join, delay or rewrite scripts from the loader, which finds its files by its own address. */
const MALOCA_OPT_OUTS = 'nowprocket data-no-minify="1" data-no-optimize="1" data-cfasync="false" data-noptimize="1" nitro-exclude data-wpmeteor-nooptimize="true"';

/** Part of the loader's address, by which optimisers exclude it from joining, deferring and delaying. */
const MALOCA_LOADER = '/maloca.js';

require __DIR__ . '/operator.php';
require __DIR__ . '/editors.php';
require __DIR__ . '/settings.php';

/** Each widget with its Spanish texts and the names of its options, and each option: widgets.json. */
function maloca_described() {
	static $described = null;
	if ( null === $described ) {
		$described = wp_json_file_decode( __DIR__ . '/widgets.json', array( 'associative' => true ) );
	}
	return $described;
}

/** What the site's administrator has set. */
function maloca_settings() {
	$set = wp_parse_args(
		(array) get_option( 'maloca', array() ),
		array(
			'endpoint'  => '',
			'partner'   => '',
			'language'  => '',
			'brand'     => '',
			'accent'    => '',
			'deep_link' => '',
		)
	);
	// Until 1.0 all that the operator tells was one code to paste.
	if ( '' === $set['endpoint'] && isset( $set['code'] ) ) {
		$code            = json_decode( $set['code'], true );
		$set['endpoint'] = isset( $code['endpoint'] ) ? $code['endpoint'] : '';
	}
	if ( '' === $set['endpoint'] ) {
		$set['endpoint'] = MALOCA_OPERATOR;
	}
	// The site's own name is sent with each request.
	if ( '' === $set['partner'] ) {
		$set['partner'] = get_bloginfo( 'name', 'raw' );
	}
	return $set;
}

/** Makes the loader and the site's colours known; a page gets them with its first widget. */
function maloca_register_loader() {
	$set    = maloca_settings();
	$styles = '.maloca-link{display:inline-block}';
	$colors = '';
	foreach ( array( 'brand', 'accent' ) as $name ) {
		$colors .= '' === $set[ $name ] ? '' : "--maloca-$name:{$set[ $name ]};";
	}
	wp_register_script( 'maloca', $set['endpoint'] . '/cdn/v1' . MALOCA_LOADER, array(), null, true );
	wp_register_style( 'maloca', false, array(), null );
	wp_add_inline_style( 'maloca', '' === $colors ? $styles : ":root{{$colors}}$styles" );
}
add_action( 'init', 'maloca_register_loader' );

function maloca_exclude( $excluded ) {
	$excluded   = (array) $excluded;
	$excluded[] = MALOCA_LOADER;
	return $excluded;
}
foreach (
	array(
		'rocket_exclude_js',
		'rocket_exclude_defer_js',
		'rocket_delay_js_exclusions',
		'rocket_minify_excluded_external_js',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'sgo_javascript_combine_excluded_external_paths',
	) as $maloca_filter
) {
	add_filter( $maloca_filter, 'maloca_exclude' );
}

/** Autoptimize keeps its list as a text. */
function maloca_exclude_text( $excluded ) {
	return is_array( $excluded ) ? maloca_exclude( $excluded ) : trim( $excluded . ', ' . MALOCA_LOADER, ', ' );
}
add_filter( 'autoptimize_filter_js_exclude', 'maloca_exclude_text' );

/** Keeps optimisers away, and lets an address open a dialog where the site wants it. */
function maloca_mark_loader( $tag, $handle ) {
	if ( 'maloca' !== $handle ) {
		return $tag;
	}
	$set   = maloca_settings();
	$marks = MALOCA_OPT_OUTS . ( $set['deep_link'] ? ' data-deep-link' : '' );
	return str_replace( ' src=', ' ' . $marks . ' src=', $tag );
}
add_filter( 'script_loader_tag', 'maloca_mark_loader', 10, 2 );

/**
 * A widget's markup. Authors of a page need not be trusted with HTML: every value is escaped here, and
 * tags are removed from the link's text; a gallery keeps the pictures that WordPress allows in a post.
 *
 * @param string $name  of the widget: `trip-wizard`.
 * @param array  $given its options, by attribute; `trip` stands for the options of one of the operator's trips.
 * @param string $words of its link; for a gallery its pictures.
 */
function maloca_render( $name, $given, $words ) {
	$described = maloca_described();
	if ( ! isset( $described['widgets'][ $name ] ) ) {
		return '';
	}
	$set = maloca_settings();
	if ( '' === $set['endpoint'] ) {
		$told = __( 'Maloca: falta la dirección del operador, en Ajustes → Maloca.', 'maloca' );
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $told ) . '</p>' : '';
	}
	wp_enqueue_script( 'maloca' );
	wp_enqueue_style( 'maloca' );
	$trip       = maloca_trip_options( $given );
	$attributes = '' === $set['language'] ? '' : sprintf( ' lang="%s"', esc_attr( $set['language'] ) );
	foreach ( $described['widgets'][ $name ]['options'] as $attribute ) {
		$value = isset( $given[ $attribute ] ) ? $given[ $attribute ] : '';
		// An empty field of an editor is no option.
		if ( '' === $value && isset( $trip[ $attribute ] ) ) {
			$value = $trip[ $attribute ];
		}
		if ( '' === $value && 'partner' === $attribute ) {
			$value = $set['partner'];
		}
		// They lead to a page, never to a script.
		if ( is_string( $value ) && in_array( $attribute, array( 'link', 'messaging-link', 'thanks-url' ), true ) ) {
			$value = wp_kses_bad_protocol( $value, array( 'http', 'https' ) );
		}
		if ( 'boolean' === $described['options'][ $attribute ]['kind'] ) {
			// A boolean counts by its presence.
			$attributes .= in_array( $value, array( true, '1', 'true', 'yes' ), true ) ? ' ' . $attribute : '';
		} elseif ( '' !== $value && is_scalar( $value ) && ! is_bool( $value ) ) {
			$attributes .= sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
		}
	}
	if ( 'lightbox' === $name ) {
		return sprintf( '<maloca-lightbox%s>%s</maloca-lightbox>', $attributes, wp_kses_post( $words ) );
	}
	// Whose it is: a page may have widgets of several operators, or an optimiser that moves the loader.
	$attributes .= sprintf( ' endpoint="%s"', esc_attr( $set['endpoint'] ) );
	$words       = trim( wp_strip_all_tags( $words ) );
	if ( '' === $words && 'booking' === $name ) {
		$words = maloca_usual_words( $name );
	}
	$link = sprintf( '<a class="button maloca-link wp-element-button" href="%s">%s</a>', esc_url( maloca_operator()['link'] ), esc_html( $words ) );
	$html = sprintf( '<maloca-%1$s%2$s>%3$s</maloca-%1$s>', $name, $attributes, '' === $words ? '' : $link );
	// The terms of its trip's payment, which the booking offers, are a payment's.
	$terms = 'booking' === $name ? array_intersect_key( $trip, array_flip( array( 'deposit-percent', 'due-text' ) ) ) : array();
	return $terms ? $html . maloca_render( 'payment', $terms, '' ) : $html;
}

/** The words of a widget's link where nobody has written any, in the language of the site. */
function maloca_usual_words( $name ) {
	$link     = maloca_described()['widgets'][ $name ]['link'];
	$language = substr( maloca_settings()['language'] . get_locale(), 0, 2 );
	return isset( $link[ $language ] ) ? $link[ $language ] : $link['es'];
}

/** [maloca_booking trip="guaviare" package="Memoria de Piedra"]Reservar[/maloca_booking] */
function maloca_shortcode( $given, $words = '', $code = 'maloca_booking' ) {
	$name    = str_replace( '_', '-', substr( $code, strlen( 'maloca_' ) ) );
	$options = array();
	foreach ( (array) $given as $attribute => $value ) {
		// WordPress numbers a word without a value, such as `consent`.
		if ( is_int( $attribute ) ) {
			$options[ strtolower( $value ) ] = true;
		} else {
			$options[ $attribute ] = $value;
		}
	}
	return maloca_render( $name, $options, (string) $words );
}

function maloca_add_shortcodes() {
	foreach ( array_keys( maloca_described()['widgets'] ) as $name ) {
		add_shortcode( 'maloca_' . str_replace( '-', '_', $name ), 'maloca_shortcode' );
	}
}
add_action( 'init', 'maloca_add_shortcodes' );
