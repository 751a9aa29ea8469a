<?php
/* The part of WordPress that the plugin calls, for a test without WordPress: each function escapes
   and falls back as the one it stands for. */

define( 'ABSPATH', '/' );
$shortcodes = array();
$actions    = array();
$filters    = array();
$scripts    = array();
$printed    = array();

function add_action( $name, $call ) {
	global $actions;
	$actions[ $name ][] = $call;
}
function add_filter( $name, $call ) {
	global $filters;
	$filters[ $name ][] = $call;
}
function add_shortcode( $tag, $call ) {
	global $shortcodes;
	$shortcodes[ $tag ] = $call;
}
function do_shortcode( $text ) {
	global $shortcodes;
	$names = implode( '|', array_keys( $shortcodes ) );
	return preg_replace_callback(
		"/\[($names)((?: [^\]]*)?)\](?:(.*?)\[\/\\1\])?/s",
		function ( $found ) use ( $shortcodes ) {
			preg_match_all( '/([\w-]+)="([^"]*)"/', $found[2], $given, PREG_SET_ORDER );
			return $shortcodes[ $found[1] ]( array_column( $given, 2, 1 ), isset( $found[3] ) ? $found[3] : '', $found[1] );
		},
		$text
	);
}
/** What the test stores as the plugin's settings, and the plugin's files by name. */
$options = array();
$files   = array();
$blocks  = array();
function get_option( $name, $fallback ) {
	global $options;
	return isset( $options[ $name ] ) ? $options[ $name ] : $fallback;
}
function wp_parse_args( $given, $defaults ) {
	return array_merge( $defaults, $given );
}
function current_user_can() {
	return false;
}
function get_locale() {
	return 'es_CO';
}
function get_file_data() {
	return array( 'version' => '0.0.0' );
}
function wp_json_file_decode( $path ) {
	global $files;
	return json_decode( $files[ basename( $path ) ], true );
}
/* The real one keeps the tags of a post, and their plain attributes. */
function wp_kses_post( $text ) {
	return preg_replace( array( '/ on\w+="[^"]*"/i', '/ on\w+=\S+/i' ), '', strip_tags( $text, '<a><img><p><em><strong>' ) );
}
function wp_kses_bad_protocol( $text, $protocols ) {
	return preg_replace( '~^\s*(?!(?:' . implode( '|', $protocols ) . '):)[a-z][a-z0-9+.-]*:~i', '', $text );
}
function plugins_url( $file ) {
	return '/wp-content/plugins/maloca/' . $file;
}
function wp_register_style() {
}
function wp_enqueue_style() {
}
function wp_add_inline_style() {
}
function register_block_type( $folder, $block ) {
	global $blocks;
	$blocks['maloca/widget'] = $block;
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-maloca-widget"';
}
function get_bloginfo( $what ) {
	return 'name' === $what ? 'Posada "El Samán" & familia' : '';
}
function wp_register_script( $handle, $address ) {
	global $scripts;
	$scripts[ $handle ] = $address;
}
function wp_enqueue_script( $handle ) {
	global $printed;
	$printed[ $handle ] = true;
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}
function esc_url( $address ) {
	return preg_match( '~^(https?:|mailto:|tel:|/)~', $address ) ? esc_attr( $address ) : '';
}
function wp_strip_all_tags( $text ) {
	return trim( strip_tags( preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', $text ) ) );
}
function initialize() {
	global $actions;
	foreach ( $actions['init'] as $call ) {
		$call();
	}
}
function render_footer() {
	global $filters, $scripts, $printed;
	foreach ( array_keys( $printed ) as $handle ) {
		$tag = sprintf( "<script src='%s'></script>\n", esc_attr( $scripts[ $handle ] ) );
		foreach ( $filters['script_loader_tag'] as $call ) {
			$tag = $call( $tag, $handle );
		}
		echo $tag;
	}
}
